/** Seldom changes: it stays in the browser's cache over releases. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|@tanstack\/[^/]+|@mantine\/core\/esm\/core|clsx)\//;
const COMMON =
  /(src\/components|src\/lib|src\/config|packages|@tabler|@mantine\/hooks|@mantine\/core\/esm\/(utils|components\/(Group|Stack|Portal|VisuallyHidden)))\//;
/** What opens over a page, with all that it stands on: the signed-in layout's menus and drawer bring it. */
const OVERLAYS =
  /node_modules\/(@floating-ui|tabbable|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|@mantine\/core\/esm\/components\/(Menu|Drawer|Popover|ModalBase|Overlay|ScrollArea|FocusTrap|Tooltip))\//;
/** A part that so many pages share travels with the others of its kind. */
const MANY_PAGES = 18;

/**
 * Few files rather than many: on a phone every further file costs a round trip, six at a time. The first page needs
 * `vendor` and `base`, the signed-in ones `common` and `overlays` too; everything else stays with its page.
 */
export const chunkGroups = [
  { name: 'vendor', test: VENDOR, tags: ['$initial' as const] },
  { name: 'base', tags: ['$initial' as const] },
  { name: 'common', test: COMMON, minShareCount: MANY_PAGES },
  { name: 'overlays', test: OVERLAYS, minShareCount: 3 },
];
