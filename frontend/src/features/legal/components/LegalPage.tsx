import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ENGLISH } from '../../../lib/languages';
import { language } from '../../../lib/i18n';
import { Prose } from '../../../ui/Prose';
import { RichText } from '../../../ui/RichText';
import { TextPage } from '../../../ui/TextPage';

interface Props {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** Page with a text of the app, of which the English version is binding. */
export function LegalPage({ title, subtitle, children }: Props) {
  const { pathname } = useLocation();
  return (
    <TextPage title={title} subtitle={subtitle}>
      <Prose>
        {language !== ENGLISH && (
          <p>
            <RichText text="legal.englishCounts" parts={{ english: <a href={pathname} hrefLang={ENGLISH.code} /> }} />
          </p>
        )}
        {children}
      </Prose>
    </TextPage>
  );
}
