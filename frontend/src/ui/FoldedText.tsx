import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../lib/i18n';

const LINES = 5;

/** A text folded at five lines; where it is longer, a button unfolds it. */
export function FoldedText({ text }: { text: string }) {
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);

  useEffect(() => {
    const element = paragraph.current;
    if (!element || open) return undefined;
    // It calls back as soon as the text has been laid out, which to measure here would force for each text anew.
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
