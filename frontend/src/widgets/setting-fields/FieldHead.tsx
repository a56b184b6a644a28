import Typography from '@mui/material/Typography';

interface Props {
  /** Id of the label. */
  id: string;
  label: string;
  hint: string;
}

/** Label and help text above a control of several parts. */
export function FieldHead({ id, label, hint }: Props) {
  return (
    <div>
      <Typography id={id} variant="subtitle1">
        {label}
      </Typography>
      {hint && (
        <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
    </div>
  );
}
