/** Requests the first figures before anything else has come, and shows their total. */
const PRELOAD =
  /(src\/(preload|lib\/api\/(preload-calls|headers)|lib\/session\/session-store|lib\/text\/(language|unbroken-amounts)|lib\/browser\/(stored|after-paint|wait-for-figures)|config\/env|features\/dashboard-investor\/lib\/(early-)?total)|packages\/finance\/src\/sen)\.ts/;
/** Seldom changes: it stays in the browser's cache over releases. */
const VENDOR =
  /(rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@tanstack\/[^/]+|@mantine\/core\/esm\/core|clsx)\/)/;
/** What most pages are made of, without what stands on fields or opens over a page. */
const COMMON =
  /(src\/components\/(?!dialog|menu-link|confirm-modal|discard-prompt|helped|step-up|[\w-]+-field)|src\/(lib|shared)\/(?!form|mail-request|step-up\/step-up-code|password\/new-)|src\/config\/|packages\/|@tabler\/|@mantine\/(hooks\/|core\/esm\/(core\/(utils|DirectionProvider)|components\/(Group|Stack|VisuallyHidden|Paper|Portal))\/))/;
/** What opens over a page, with all that it stands on. */
const OVERLAYS =
  /(src\/components\/(dialog|menu-link|confirm-modal|discard-prompt)\.|node_modules\/(@floating-ui|tabbable|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|@mantine\/core\/esm\/components\/(Menu|Drawer|Popover|Modal|ModalBase|Overlay|ScrollArea|FocusTrap|Tooltip))\/)/;
/** Fields, and all that they stand on. */
const FORMS =
  /(node_modules\/(@mantine\/form|klona|fast-deep-equal|@mantine\/core\/esm\/(utils\/InlineInput|components\/(Checkbox|Radio|Switch|NumberInput)))\/|src\/lib\/form\/|src\/components\/number-field\.)/;
/**
 * The signed-in layout, and the small parts that the first pages in it share, with all that they stand on: each alone
 * would be a round trip.
 */
const FRAME =
  /(src\/(app\/layouts\/(?!operator|guest|empty|menu-drawer|user-dropdown|appearance-items|language-items)|app\/routes\/signed-in\/dashboard-page|components\/(section-card|stat-number|bar-chart|chart-[a-z]+|line-chart|share-bar|render-when-visible|deferred-render|query-view|segmented-control|use-is-phone)|features\/(identity\/(components\/(session-expiry|log-out-button)|lib\/(use-session-state|use-log-out)|api\/log-out|expiry-text)|investor-profile\/lib|issuer-notes\/api|notes\/api\/note\.|notifications\/api\/notices|dashboard-investor\/(api|figures-text\.ts))|lib\/session\/expiry|shared\/ekyc\/(?!.*\.ms\.))|packages\/finance\/src\/rate|node_modules\/(@mantine\/core\/esm\/core\/utils\/get-env|@tabler\/icons-react\/dist\/esm\/icons\/Icon(Menu2|FileDollar|Id)\.|@tanstack\/react-query\/build\/modern\/infiniteQueryOptions))/;
/** The chart library with the drawings made with it: loaded when a chart comes near. */
const CHARTS = /(src\/components\/plots\/|node_modules\/(@visx\/[a-z]+|classnames|d3-[a-z]+|internmap)\/)/;
/** A part that so many pages share travels with the others of its kind. */
const MANY_PAGES = 18;
const SOME_PAGES = 3;

/**
 * Few files rather than many: on a phone every further file costs a round trip, six at a time. The first page needs
 * `vendor` and `base`, the signed-in ones `frame`; `common` is what many pages share besides, `overlays` and `forms` come
 * with dialogs and forms. A group takes what its modules stand on along, unless a group before it has it: what the
 * first view needs comes first, so that it brings nothing of dialogs and forms.
 */
export const chunkGroups = [
  { name: 'preload', test: PRELOAD },
  { name: 'vendor', test: VENDOR, tags: ['$initial' as const] },
  { name: 'base', tags: ['$initial' as const] },
  { name: 'frame', test: FRAME },
  { name: 'overlays', test: OVERLAYS, minShareCount: SOME_PAGES },
  { name: 'forms', test: FORMS, minShareCount: SOME_PAGES },
  { name: 'common', test: COMMON, minShareCount: MANY_PAGES },
  { name: 'charts', test: CHARTS },
];
