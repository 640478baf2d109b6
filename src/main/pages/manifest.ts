/** `/manifest.webmanifest`. Rule 7.16. */
export const manifest = {
  name: 'Bestått',
  short_name: 'Bestått',
  description: 'Practise for the Norwegian language test, A1 to C1.',
  start_url: '/app',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
};
