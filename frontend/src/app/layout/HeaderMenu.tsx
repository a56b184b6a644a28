import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import type { SxProps } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { Tip } from '../../ui/Tip';

interface Props {
  /** What it chooses. */
  label: string;
  icon: ReactNode;
  /** Of the button. */
  sx?: SxProps;
  /** The items; `close` shuts the menu. */
  children: (close: () => void) => ReactNode;
}

/** A button of the header, and the menu that it opens. */
export function HeaderMenu({ label, icon, sx, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);

  return (
    <>
      <Tip title={label}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={sx}
        >
          {icon}
        </IconButton>
      </Tip>
      <Menu id={id} disablePortal anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
        {children(close)}
      </Menu>
    </>
  );
}
