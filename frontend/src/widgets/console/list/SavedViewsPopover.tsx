import Popover from '@mui/material/Popover';
import { t } from '../../../lib/i18n';
import type { SavedViewsQuery } from './SavedViews.generated';
import { SavedViewList } from './SavedViewList';
import { SaveViewForm } from './SaveViewForm';

interface Props {
  id: string;
  /** Button below which it opens; null keeps it closed. */
  anchor: HTMLElement | null;
  views: SavedViewsQuery['savedViews'];
  /** Id of the view that is open. */
  current: string | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSave: (name: string) => Promise<void>;
  onDelete: (id: string) => void;
}

/** Popover with the viewer's saved views: to open, add and delete. */
export function SavedViewsPopover({ id, anchor, views, current, isOpen, onClose, onSave, onDelete }: Props) {
  return (
    <Popover
      id={id}
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('console.savedViews'), sx: { width: 320, p: 2, border: 1, borderColor: 'divider' } } }}
    >
      <SavedViewList views={views} current={current} onOpen={onClose} onDelete={onDelete} />
      <SaveViewForm onSave={onSave} />
    </Popover>
  );
}
