export { EmbedButton } from './EmbedButton';
export { ShareButton } from './ShareButton';
