export { MarkdownPreview } from './MarkdownPreview';
export { WrittenOr } from './WrittenOr';
