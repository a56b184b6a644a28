import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

interface Props {
  label: string;
  options: readonly { value: string; text: string }[];
  onChoose: (value: string) => void;
}

/** Button with a menu: an action with several options on all selected rows. */
export function BulkMenu({ label, options, onChoose }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        endIcon={<ExpandMoreRounded />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: 44 }}
      >
        {label}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
        {options.map(({ value, text }) => (
          <MenuItem
            key={value}
            onClick={() => {
              close();
              onChoose(value);
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
