import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../lib/i18n';

const LINES = 5;

/** Text cut after five lines; a button shows the rest of longer texts. */
export function FoldedText({ text }: { text: string }) {
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);

  useEffect(() => {
    const element = paragraph.current;
    if (!element || open) return undefined;
    // The observer fires after layout. Measuring here directly would force a layout for each text.
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, open]);

  return (
    <>
      <Typography
        dir="auto"
        id={id}
        ref={paragraph}
        sx={{
          maxWidth: '68ch',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
          ...(!open && { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: LINES, overflow: 'hidden' }),
        }}
      >
        {text}
      </Typography>
      {long && (
        <Button size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} sx={{ alignSelf: 'flex-start', ml: -1.75, minHeight: 44 }}>
          {open ? t('ui.showLess') : t('ui.readMore')}
        </Button>
      )}
    </>
  );
}
