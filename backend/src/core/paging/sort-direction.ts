import { registerEnumType } from 'type-graphql';

export enum SortDirection {
  ASCENDING = 'ASC',
  DESCENDING = 'DESC',
}
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Direction in which a list is ordered.',
  valuesConfig: {
    ASCENDING: { description: 'Smallest, oldest or alphabetically first item first.' },
    DESCENDING: { description: 'Largest, newest or alphabetically last item first.' },
  },
});
