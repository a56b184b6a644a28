import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../../lib/i18n';
import { RowMenuContext } from './rowMenuContext';

interface Props {
  /** Name of the row: Jaipur. */
  name: string;
  /** Buttons of the row, with the dialogs that they open. */
  children: ReactNode;
}

/** Menu with the buttons of a row, for tables without room for all of them. */
export function RowMenu({ name, children }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const label = t('console.actionsForName', { name });
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpened(true);
        }}
      >
        <MoreVertRounded fontSize="small" />
      </IconButton>
      {wasOpened && (
        // It stays mounted after the first opening: dialogs of its buttons belong to it.
        <Popover
          id={id}
          keepMounted
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 1, border: 1, borderColor: 'divider', maxWidth: 360 } } }}
        >
          <Stack onClick={() => setAnchor(null)}>
            <RowMenuContext value>{children}</RowMenuContext>
          </Stack>
        </Popover>
      )}
    </>
  );
}
