import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import type { SxProps } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { DesktopTooltip } from '../../ui/DesktopTooltip';

interface Props {
  /** Accessible name and tooltip of the button. */
  label: string;
  icon: ReactNode;
  /** Styles of the button. */
  sx?: SxProps;
  /** Menu items; `close` closes the menu. */
  children: (close: () => void) => ReactNode;
}

/** Icon button of the header with a menu. */
export function HeaderMenu({ label, icon, sx, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);

  return (
    <>
      <DesktopTooltip title={label}>
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
      </DesktopTooltip>
      <Menu id={id} disablePortal anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
        {children(close)}
      </Menu>
    </>
  );
}
