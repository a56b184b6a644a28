import { TermForm } from '../components/TermForm';

/** Form for a new search term: /admin/search-terms/new. */
export function NewSearchTermScreen() {
  return <TermForm />;
}
