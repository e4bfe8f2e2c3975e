import type { ReactElement } from 'react';
import { PRODUCT } from '@arogya/domain/texts';
import { BrandMark } from '@arogya/ui/look/brand-mark';
import { Text } from '../words/text';
import { useWords } from '../words/words';

/** For every link that is none, whatever the reason: nothing tells them apart. */
export function NotFound(): ReactElement {
  const pages = useWords();
  const { notFound: words } = pages.appointment;
  return (
    <main className="wrap empty tall">
      <p className="brand">
        <BrandMark size={32} />
        <span>{PRODUCT}</span>
      </p>
      <h1>
        <Text>{words.title()}</Text>
      </h1>
      <p>
        <Text>{words.text()}</Text>
      </p>
      <p className="quiet">
        <Text>{words.hint()}</Text>
      </p>
      <a className="button" href="/">
        <Text>{pages.notFound.home()}</Text>
      </a>
    </main>
  );
}
