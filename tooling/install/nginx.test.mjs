import { nginxPlaces } from './nginx.mjs';

it('nginx is looked for where the operator says, then on PATH, then where it was fetched to', () => {
  const places = nginxPlaces({
    env: { NGINX_PATH: '/own/nginx', PATH: '/bin:/opt' },
    root: '/r',
    pathSeparator: ':',
  });
  expect(places[0]).toBe('/own/nginx');
  expect(places.slice(1, 3)).toEqual(['/bin/nginx', '/opt/nginx']);
  expect(places.at(-1)).toBe('/r/.cache/nginx/usr/sbin/nginx');
});
