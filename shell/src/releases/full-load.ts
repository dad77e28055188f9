import { RELOAD_EVENT } from 'shared/contract/realtime/reload-event';

/** Loads of the whole page; a browser does them, a test only notes them. */
export interface FullLoad {
  /** The same address once more; forms keep their drafts first. */
  reload: () => void;
  /** Another address in place of this one. */
  replace: (address: string) => void;
}

/** The loads of this browser's page. */
export const fullLoad: FullLoad = {
  reload: () => {
    window.dispatchEvent(new Event(RELOAD_EVENT));
    window.location.reload();
  },
  replace: (address) => {
    window.location.replace(address);
  },
};
