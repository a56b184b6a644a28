import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { siteLanguages } from '../../../lib/currentSite';
import { language, languageName } from '../../../lib/i18n';
import { Prose } from '../../../ui/Prose';
import { RichText } from '../../../ui/RichText';
import { TextPage } from '../../../ui/TextPage';

interface Props {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** Page with a text of the app, of which the version in the default language is binding. */
export function LegalPage({ title, subtitle, children }: Props) {
  const { pathname } = useLocation();
  const { code } = siteLanguages.initial;
  return (
    <TextPage title={title} subtitle={subtitle}>
      <Prose>
        {language !== siteLanguages.initial && (
          <p>
            <RichText text="legal.originalCounts" values={{ language: languageName(code) }} parts={{ original: <a href={pathname} hrefLang={code} /> }} />
          </p>
        )}
        {children}
      </Prose>
    </TextPage>
  );
}
