/** @jest-environment-options {"sheets": true} */
import { prepareToastStyle } from './toast-style';

test('[P7] notistack writes its styles into the prepared element, without markup', async () => {
  const markup = jest.spyOn(Element.prototype, 'innerHTML', 'set');
  prepareToastStyle('n0nce');
  await import('./toast-stack');
  const styles = [...document.head.querySelectorAll<HTMLStyleElement>('#_goober')];
  expect(styles.map(({ nonce }) => nonce)).toEqual(['n0nce']);
  expect(styles[0]?.textContent).toContain('position:fixed');
  expect(markup).not.toHaveBeenCalled();
});
