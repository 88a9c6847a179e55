// Before all seats are taken: whatever changes, the page comes anew.
import {path, table} from './page.js';
import './copying.js';

const source = new EventSource(path + '/events');
source.onmessage = event => {
  const told = JSON.parse(event.data);
  if (told.version !== Number(table.dataset.version) || told.pulse !== Number(table.dataset.pulse)) location.reload();
};
