import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const NAME = 'write';
const VALUE = 'review';

/** Whether the form for one's own review is open, as the address says it: `?write=review`. */
export function useWriteReview() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };

  const opened = new URLSearchParams(params);
  opened.set(NAME, VALUE);
  return {
    isOpen: params.get(NAME) === VALUE,
    /** The query of this page with the form open. */
    search: `?${opened.toString()}`,
    open: () => setParams(opened, { state: { isOpenedHere: true }, preventScrollReset: true }),
    /** Back to where it was opened; who came by the address itself stays, with the form closed. */
    close: () => {
      if (state?.isOpenedHere) return void navigate(-1);
      const closed = new URLSearchParams(params);
      closed.delete(NAME);
      setParams(closed, { replace: true, preventScrollReset: true });
    },
  };
}
