import { registerEnumType } from 'type-graphql';

export enum SortDirection {
  ASCENDING = 'ASC',
  DESCENDING = 'DESC',
}
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Which way a list is ordered.',
  valuesConfig: {
    ASCENDING: { description: 'The least, oldest or first in the alphabet first.' },
    DESCENDING: { description: 'The other way round.' },
  },
});
