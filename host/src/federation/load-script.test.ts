import { loadScript } from './load-script';

test('[P7] requests nothing but files of releases', async () => {
  const append = jest.spyOn(document.head, 'append').mockImplementation();
  for (const url of ['https://evil.example/assets/a.js', '/api/files/a.js']) {
    await expect(loadScript(url, '', () => false)).rejects.toThrow('is not a file of a release');
  }
  expect(append).not.toHaveBeenCalled();
});
