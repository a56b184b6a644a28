import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const NAME = 'write';
const VALUE = 'review';

/** Returns the state of the review form, which the address stores (`?write=review`), and functions to open and close it. */
export function useWriteReview() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };

  const opened = new URLSearchParams(params);
  opened.set(NAME, VALUE);
  return {
    isOpen: params.get(NAME) === VALUE,
    /** Query string of this page with the form open. */
    search: `?${opened.toString()}`,
    open: () => setParams(opened, { state: { isOpenedHere: true }, preventScrollReset: true }),
    /** Goes back in the history if a press on this page opened the form; otherwise removes the parameter from the address. */
    close: () => {
      if (state?.isOpenedHere) return void navigate(-1);
      const closed = new URLSearchParams(params);
      closed.delete(NAME);
      setParams(closed, { replace: true, preventScrollReset: true });
    },
  };
}
