// Before all seats are taken: whatever changes, the page comes anew.
import {path, table} from './page.js';
import './copying.js';

function listen() {
  const source = new EventSource(path + '/events');
  source.onmessage = event => {
    const told = JSON.parse(event.data);
    if (
      told.version !== Number(table.dataset.version) ||
      told.pulse !== Number(table.dataset.pulse)
    )
      location.reload();
  };
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  }; // it was answered with a no
}
listen();
