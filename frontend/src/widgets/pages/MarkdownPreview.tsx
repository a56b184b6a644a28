import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import { messageOf } from '../../lib/api';
import { useSettled } from '../../lib/browser';
import { MarkdownText } from './MarkdownText';
import { MarkdownPreviewDocument } from './MarkdownPreview.generated';

/** Pause of typing after which the preview is rendered again (ms). */
const PAUSE_MS = 400;

interface Props {
  /** Text in Markdown. */
  text: string;
  /** Language tag and direction of the text. */
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** Preview of a text in Markdown, as pages show it. While a new one loads, the former one stays visible. */
export function MarkdownPreview({ text, lang, dir }: Props) {
  const { data, previousData, loading, error } = useQuery(MarkdownPreviewDocument, {
    variables: { text: useSettled(text, PAUSE_MS) },
    fetchPolicy: 'no-cache',
  });
  const html = (data ?? previousData)?.markdownPreview ?? '';
  return (
    <div lang={lang} dir={dir} aria-busy={loading}>
      {error ? <Alert severity="error">{messageOf(error)}</Alert> : <MarkdownText html={html} />}
    </div>
  );
}
