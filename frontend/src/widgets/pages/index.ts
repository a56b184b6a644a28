export { MarkdownPreview } from './MarkdownPreview';
export { MarkdownText } from './MarkdownText';
export { WrittenOr } from './WrittenOr';
