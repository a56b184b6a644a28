import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../../../lib/i18n';

interface Props {
  /** Name of the archive, as a part of the button's accessible name. */
  name: string;
  /** The map; rendered while it is shown. */
  children: ReactNode;
}

/** Button that shows and hides the map of an archive. */
export function PreviewToggle({ name, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t(isOpen ? 'mapArchives.hideMapOf' : 'mapArchives.showMapOf', { name })}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 44, alignSelf: 'flex-start', ml: -1.25 }}
      >
        {t(isOpen ? 'mapArchives.hideMap' : 'mapArchives.showMap')}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box sx={{ py: 1 }}>{children}</Box>
      </Collapse>
    </>
  );
}
