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
      <Text as="h1">{words.title()}</Text>
      <Text as="p">{words.text()}</Text>
      <Text as="p" className="quiet">
        {words.hint()}
      </Text>
      <Text as="a" className="button" href="/">
        {pages.notFound.home()}
      </Text>
    </main>
  );
}
