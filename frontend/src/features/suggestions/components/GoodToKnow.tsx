import Typography from '@mui/material/Typography';
import { FormPanel } from '../../../ui/form/FormPanel';

const RULES = [
  'A place is somewhere people can go: to eat, to see, to shop, to stay.',
  'Write in your own words, and add only photos that you took yourself.',
  'What you type is kept on this device until you send it.',
];

/** What helps a suggestion through. */
export function GoodToKnow() {
  return (
    <FormPanel title="Good to know">
      {RULES.map((rule) => (
        <Typography key={rule} sx={{ color: 'text.secondary' }}>
          {rule}
        </Typography>
      ))}
    </FormPanel>
  );
}
