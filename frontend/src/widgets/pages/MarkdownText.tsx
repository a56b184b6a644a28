import { Prose } from '../../ui/Prose';

/** Running text that the server has rendered from Markdown. @param props.html HTML of the server, which contains no HTML of the author */
export const MarkdownText = ({ html }: { html: string }) => <Prose dangerouslySetInnerHTML={{ __html: html }} />;
