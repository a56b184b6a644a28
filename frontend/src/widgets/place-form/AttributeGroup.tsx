import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../lib/i18n';
import { twoColumns } from '../../ui/form';

interface Props {
  title: string;
  /** Number of fields with a value. */
  filled: number;
  /** Number of fields. */
  all: number;
  /** Whether a field has an error. The group is then open, and stays so. */
  isWrong: boolean;
  children: ReactNode;
}

/** Group of fields that a button opens. Closed, it says how many fields have a value. */
export function AttributeGroup({ title, filled, all, isWrong, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(isWrong);
  // It stays open while the user corrects the field.
  if (isWrong && !isOpen) setOpen(true);
  return (
    <div>
      <Typography variant="subtitle1" component="h3">
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ width: '100%', minHeight: 48, justifyContent: 'flex-start', gap: 1, font: 'inherit', textAlign: 'start' }}
        >
          <ExpandMoreRounded aria-hidden sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : undefined }} />
          <span>{title}</span>
          <Typography component="span" variant="body2" sx={{ ml: 'auto', color: 'text.secondary' }}>
            {t('attributes.filledOf', { filled, all })}
          </Typography>
        </ButtonBase>
      </Typography>
      <Box id={id} hidden={!isOpen} sx={isOpen ? { ...twoColumns, pt: 1.5, pb: 2.5 } : undefined}>
        {isOpen && children}
      </Box>
    </div>
  );
}
