import './guide.css';
import { PrinterOutlined } from '@ant-design/icons';
import { chapterPath, chaptersFor, GUIDE_PATH, type GuidePlace } from '@arogya/domain/guide/chapters';
import { ALL_CHAPTERS, HELP, PRINT_CARD } from '@arogya/domain/guide/texts';
import { Link, useNavigate, useSession } from '@arogya/platform';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { CHAPTER_HTML } from './texts';

type Chapter = Exclude<GuidePlace, 'index'>;

const LINK = /<a href="(?<address>\/guide\/[^"]+)">(?<words>.*?)<\/a>/gsu;

/** A link to a chapter that the reader is not offered is plain words. */
function withLinksOf(html: string, role: string | null): string {
  const open = new Set(chaptersFor(role).map(({ name }) => chapterPath(name)));
  return html.replaceAll(LINK, (link: string, address: string, words: string) => (open.has(address) ? link : words));
}

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => button === 0 && !ctrlKey && !metaKey && !shiftKey;

/** The links of a text go to other chapters without loading the product anew. */
function useOwnLinks() {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const go = (event: MouseEvent): void => {
      const address = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
      if (!address?.startsWith(GUIDE_PATH) || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(address);
    };
    const box = text.current;
    box?.addEventListener('click', go);
    return () => box?.removeEventListener('click', go);
  }, [navigate]);
  return text;
}

/** The text is ours, made by the build of docs/guide: nothing of it is typed by anybody. */
function Text({ chapter }: { readonly chapter: Chapter }) {
  const { role } = useSession();
  const html = withLinksOf(CHAPTER_HTML[chapter.name], role);
  return <div ref={useOwnLinks()} className="ad-guide-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

const ChapterView = ({ chapter }: { readonly chapter: Chapter }) => (
  <article className="ad-guide" data-chapter={chapter.name}>
    <div className="ad-guide-tools">
      <Link to={GUIDE_PATH}>{ALL_CHAPTERS}</Link>
      {chapter.name === 'keys' ? (
        <Button icon={<PrinterOutlined aria-hidden="true" />} onClick={() => window.print()}>
          {PRINT_CARD}
        </Button>
      ) : null}
    </div>
    <h2 className="ad-guide-printed">{chapter.title}</h2>
    <Text key={chapter.name} chapter={chapter} />
  </article>
);

function Index() {
  const { role } = useSession();
  return (
    <nav className="ad-guide" aria-label={HELP}>
      <ul className="ad-guide-index">
        {chaptersFor(role).map(({ name, title, about }) => (
          <li key={name}>
            <Link to={chapterPath(name)}>{title}</Link>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The chapters that the reader's role is offered, or one of them. */
export const GuidePage = ({ at }: { readonly at: GuidePlace }) => (at === 'index' ? <Index /> : <ChapterView chapter={at} />);
