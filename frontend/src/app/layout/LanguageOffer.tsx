import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { preferredLanguage } from '../../lib/i18n';
import { useStored } from '../../lib/browser';
import { radius } from '../../ui/shape';
import { useLanguageLinks } from './useLanguageLinks';

const isAnswer = (stored: unknown): stored is boolean => typeof stored === 'boolean';

/** Offers the page in the browser's preferred language until the visitor closes the offer. Positioned fixed, so it shifts no content. */
export function LanguageOffer() {
  const [isClosed, close] = useStored('citypins-language-offer', false, isAnswer);
  const links = useLanguageLinks();
  const offered = links.find(({ language }) => language === preferredLanguage);
  if (!offered || isClosed) return null;
  const { language, link } = offered;

  return (
    <Paper
      component="aside"
      lang={language.code}
      dir={language.direction}
      aria-label={language.name}
      elevation={2}
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        insetInlineStart: 16,
        bottom: 'calc(var(--bottom-bar) + var(--action-bar) + 72px)',
        display: 'flex',
        alignItems: 'center',
        borderRadius: radius.pill,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Button {...link} color="inherit" sx={{ borderRadius: radius.pill }}>
        {language.offer}
      </Button>
      <IconButton aria-label={language.close} onClick={() => close(true)}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </Paper>
  );
}
