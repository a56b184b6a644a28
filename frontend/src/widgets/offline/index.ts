export { KeepCityButton } from './KeepCityButton';
export { keepProblem } from './words';
