export const LIVE_RELOAD_SCRIPT = '/live-reload.js';
const STREAM = '/live-reload';

/** Reloads the page with each new build; the first word of the stream is the build the page was opened with. */
const script = `let known;
new EventSource('${STREAM}').onmessage = ({ data }) => {
  if (known !== undefined && known !== data) location.reload();
  known = data;
};
`;

/** Tells open pages of builds. `answer` serves the script and the stream, and says whether the address was one of them. */
export function createLiveReload() {
  const streams = new Set();
  let build = '';
  const tell = (response) => response.write(`data: ${build}\n\n`);
  return {
    built(name) {
      build = name;
      for (const response of streams) tell(response);
    },
    answer(path, response) {
      if (path === LIVE_RELOAD_SCRIPT) {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
        response.end(script);
        return true;
      }
      if (path !== STREAM) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      streams.add(response);
      response.once('close', () => streams.delete(response));
      if (build !== '') tell(response);
      return true;
    },
  };
}
