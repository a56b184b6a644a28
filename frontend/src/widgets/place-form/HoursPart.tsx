import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/i18n';
import { HoursField } from '../hours';

interface Props {
  /** Opening hours in the `opening_hours` syntax; empty where unknown. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Field for opening hours, opened by a button: a week of closed days would say more than is known. */
export function HoursPart({ value, onChange, error }: Props) {
  const [isWanted, setWanted] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) part.current?.querySelector<HTMLElement>('select, textarea')?.focus();
  }, [isWanted]);

  if (!isWanted && value === '') {
    return (
      <Button variant="outlined" color="inherit" startIcon={<AddRounded />} onClick={() => setWanted(true)} sx={{ alignSelf: 'flex-start' }}>
        {t('placeForm.addOpeningHours')}
      </Button>
    );
  }
  return (
    <Box ref={part}>
      <HoursField value={value} onChange={onChange} error={error} />
    </Box>
  );
}
