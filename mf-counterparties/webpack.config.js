import { area } from 'tooling/webpack';

export default area(import.meta.dirname);
