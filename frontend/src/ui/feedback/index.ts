export { ConfirmDialog } from './ConfirmDialog';
export { ConfirmStep } from './ConfirmStep';
export { EmptyState } from './EmptyState';
export { ErrorPanel } from './ErrorPanel';
export { MessagePage } from './MessagePage';
export { ModerationNote } from './ModerationNote';
export { Spinner } from './Spinner';
export { useDeferredLoading } from './useDeferredLoading';
