import { lazyDialog } from '../../ui/lazy';
import type { ListDialogProps } from './ListDialog';

export { forgetLists } from './forgetLists';
export { ListLinks, placesOf } from './ListLinks';
export { SaveToListButton } from './SaveToListButton';
export { Visibility } from './Visibility';
export const ListDialog = lazyDialog<ListDialogProps>(async () => (await import('./ListDialog')).ListDialog);
