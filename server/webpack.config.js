import { server } from 'tooling/webpack';

export default server(import.meta.dirname);
