/**
 * Returns SQL that creates the trigger of a table again, for the columns that an import writes. The trigger remembers which of them users have edited,
 * so that the next import keeps the edits. A migration that adds such a column calls it; it must not change once a release uses it.
 */
export const noteOverrides = (table: 'places' | 'cities', columns: readonly string[]): string => `
DROP TRIGGER ${table}_note_overrides ON ${table};
CREATE TRIGGER ${table}_note_overrides
  BEFORE UPDATE OF ${columns.join(', ')} ON ${table}
  FOR EACH ROW WHEN (OLD.imported_at = NEW.imported_at)
  EXECUTE FUNCTION note_overrides(${columns.map((column) => `'${column}'`).join(', ')});
`;
