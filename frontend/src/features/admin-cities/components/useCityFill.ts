import { useState } from 'react';
import { pointText } from '../../../widgets/place-form';
import type { RecordForm } from '../../../widgets/record-form';
import type { CityValues } from './cityForm';
import type { FindCityField_CityFragment } from './FindCityField.generated';

type SomeValues = Partial<CityValues>;

interface Fill {
  city: FindCityField_CityFragment;
  before: SomeValues;
  after: SomeValues;
}

const namesIn = (values: SomeValues) => Object.keys(values) as (keyof CityValues)[];
const pick = (values: SomeValues, names: (keyof CityValues)[]): SomeValues => Object.fromEntries(names.map((name) => [name, values[name]]));

/** Returns the values that are known of a city. */
function valuesOf({ name, state, country, coordinates, population, timeZone }: FindCityField_CityFragment): SomeValues {
  return {
    name,
    country,
    timeZone,
    ...pointText(coordinates),
    ...(state !== null && { state }),
    ...(population !== null && { population: String(population) }),
  };
}

/** Fills in the form of a city from a city of the world. Other values of the form, such as its description, stay. */
export function useCityFill({ values, setValues }: Pick<RecordForm<CityValues>, 'values' | 'setValues'>) {
  const [fill, setFill] = useState<Fill>();
  const filled = fill ? namesIn(fill.after).filter((name) => values[name] === fill.after[name]) : [];
  // Values that were changed after they had been filled in stay changed.
  const unfilled: CityValues = { ...values, ...(fill && pick(fill.before, filled)) };

  return {
    /** City whose values are in the form; undefined if there is none. */
    city: filled.length > 0 ? fill?.city : undefined,
    /** Replaces the values of the city that was chosen before. */
    choose: (city: FindCityField_CityFragment) => {
      const after = valuesOf(city);
      setFill({ city, before: pick(unfilled, namesIn(after)), after });
      void setValues({ ...unfilled, ...after });
    },
    undo: () => {
      setFill(undefined);
      void setValues(unfilled);
    },
  };
}

export type CityFill = ReturnType<typeof useCityFill>;
