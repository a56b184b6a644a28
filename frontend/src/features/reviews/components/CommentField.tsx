import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useId } from 'react';
import { inputRules } from '../../../graphql/inputRules.generated';
import { t } from '../../../lib/i18n';

const MOST = inputRules.ReviewInput.comment.max;
/** The field shows a counter when at most this many characters are left. */
const NEAR = 500;

const PROMPTS = ['reviews.promptLike', 'reviews.promptKnow', 'reviews.promptWhom'] as const;

interface Props extends Pick<TextFieldProps, 'name' | 'onChange' | 'onBlur' | 'error'> {
  value: string;
  /** Validation error. */
  message?: string | undefined;
}

/** Text field of a review, with questions that help to start. */
export function CommentField({ message, ...field }: Props) {
  const id = useId();
  return (
    <TextField
      {...field}
      id={id}
      label={t('reviews.yourReview')}
      required
      multiline
      minRows={5}
      maxRows={14}
      fullWidth
      helperText={
        <>
          {message && (
            <Box component="span" sx={{ display: 'block', mb: 0.5 }}>
              {message}
            </Box>
          )}
          {field.value.length > MOST - NEAR && (
            <Box component="span" sx={{ display: 'block', mb: 0.5, fontVariantNumeric: 'tabular-nums' }}>
              {t('reviews.ofCharacters', { length: field.value.length, count: MOST })}
            </Box>
          )}
          {PROMPTS.map((prompt) => (
            <Box key={prompt} component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {t(prompt)}
            </Box>
          ))}
        </>
      }
    />
  );
}
