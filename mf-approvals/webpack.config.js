import { area } from 'shared/tooling/webpack';

export default area(import.meta.dirname);
