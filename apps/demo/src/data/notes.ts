import { financingTypes, noteContracts } from '@titian/contracts/constants';
import { type Grade, gradeBands } from '@titian/contracts/scorecard';
import { readTable } from './table.ts';

const types = {
  term: financingTypes[0],
  payable: financingTypes[1],
  receivable: financingTypes[2],
  contract: financingTypes[3],
} as const;

/**
 * Where a note ends, unless its term ends first:
 * `under_review` submitted · `proposed` an offer waits for its checker · `rejected` · `offered` · `lapsed` the offer was
 * not taken · `listed` · `expired` the campaign raised too little · `funded` · `cancelled` funded and never issued ·
 * `issued` and repaid as `pays` says.
 */
const fates = [
  'under_review',
  'proposed',
  'rejected',
  'offered',
  'lapsed',
  'listed',
  'expired',
  'funded',
  'cancelled',
  'issued',
] as const;

type Fate = (typeof fates)[number];

/** `on_time`, `slips` (some payments some days late), or a number: so many instalments and then no more. */
export type Conduct = 'on_time' | 'slips' | number;

/**
 * What happens to one note and to no other: presets want more than there is for them · the issuer settles early by
 * quote · it pays too much · the guarantor pays · a note in default is recovered in part · or is written off.
 */
export const turns = [
  'over_subscribed',
  'settled_early',
  'paid_too_much',
  'guarantor_paid',
  'recovered_in_part',
  'written_off',
] as const;

export type Turn = (typeof turns)[number];

export interface PlannedNote {
  /** The issuer's key. */
  readonly issuer: string;
  readonly type: (typeof financingTypes)[number];
  readonly contract: (typeof noteContracts)[number];
  readonly profile: 'equal_monthly_flat' | 'bullet' | 'return_only';
  /** Whole ringgit. */
  readonly amount: number;
  /** Percent per year as text. */
  readonly rate: string;
  readonly termMonths: number;
  readonly grade: Grade;
  readonly guarantor: string | null;
  /** So many days before today it was (or would have been) listed; it was applied for some days earlier. */
  readonly listedDaysAgo: number;
  readonly fate: Fate;
  /** How much of the amount its campaign raises. */
  readonly fillPercent: number;
  readonly pays: Conduct;
  readonly turn: Turn | null;
  readonly purpose: string;
}

const profiles = {
  equal: 'equal_monthly_flat',
  bullet: 'bullet',
  return: 'return_only',
} as const;

/** The ordinary notes of the year, the oldest first. */
const ordinary = readTable(`
issuer   | type       | contract     | profile | amount | rate  | term | grade | guarantor | listed | fate         | fill | pays    | purpose
roti     | term       | Shariah      | equal   | 60000  | 9.50  | 6    | A     |           | 355    | issued       | 100  | on_time | Second oven line for wholemeal bread, with installation
cahaya   | contract   | Conventional | return  | 150000 | 10.00 | 9    | B     |           | 352    | issued       | 100  | on_time | Materials and wages for rewiring three school blocks in Klang
bakau    | receivable | Conventional | bullet  | 45000  | 11.00 | 3    | B     |           | 348    | issued       | 100  | on_time | Invoice to a supermarket chain for frozen prawns delivered
bintang  | term       | Conventional | equal   | 80000  | 12.50 | 12   | C     |           | 345    | issued       | 100  | slips   | Two used three-tonne lorries for the Johor to Penang route
nonya    | term       | Shariah      | equal   | 30000  | 10.80 | 9    | B     |           | 340    | issued       | 100  | on_time | Renovation of the central kitchen in Melaka
teras    | contract   | Conventional | equal   | 50000  | 9.00  | 6    | A     |           | 333    | issued       | 100  | on_time | Salaries while building a booking system for a clinic group
lestari  | term       | Shariah      | return  | 70000  | 12.00 | 12   | C     |           | 315    | issued       | 100  | slips   | Replanting eighteen acres of pineapple near Rompin
roti     | payable    | Shariah      | bullet  | 40000  | 8.80  | 4    | A     |           | 300    | issued       | 100  | on_time | Flour and butter for the festive season, supplier paid early
cahaya   | receivable | Conventional | bullet  | 120000 | 9.80  | 4    | B     |           | 285    | issued       | 100  | on_time | Certified progress claim for a factory switchboard
klinik   | term       | Conventional | equal   | 25000  | 8.20  | 12   | AA    | Arumugam a/l Vellu | 280 | issued | 100  | on_time | Digital X-ray unit for the Seremban branch
bakau    | term       | Conventional | equal   | 55000  | 13.20 | 6    | C     |           | 268    | issued       | 100  | slips   | Cold room compressor and insulated lorry body
borneo   | contract   | Conventional | return  | 90000  | 13.80 | 9    | C     |           | 262    | issued       | 100  | on_time | Timber and hardware for furnishing forty hotel rooms
bintang  | payable    | Conventional | bullet  | 65000  | 14.60 | 3    | D     |           | 240    | issued       | 100  | 0 recovered_in_part | Diesel and tyres bought on account for a harvest contract
kinabalu | term       | Shariah      | equal   | 35000  | 11.20 | 12   | B     |           | 228    | issued       | 100  | slips   | Stock of tents and climbing gear for the dry season
teras    | term       | Conventional | return  | 60000  | 9.40  | 12   | A     |           | 220    | issued       | 100  | on_time | Two engineers and a test laboratory for a payroll product
nonya    | receivable | Shariah      | bullet  | 20000  | 12.20 | 2    | C     |           | 215    | issued       | 100  | on_time | Catering invoice to a convention centre
bintang  | contract   | Shariah      | equal   | 45000  | 15.50 | 12   | D     |           | 210    | issued       | 100  | 2       | Drivers and diesel for hauling palm fruit under a yearly contract
roti     | term       | Shariah      | equal   | 75000  | 9.20  | 12   | A     |           | 196    | issued       | 100  | on_time | Delivery vans for the northern states
bersih   | term       | Conventional | equal   | 15000  | 16.80 | 6    | E     |           | 195    | issued       | 100  | slips   | Floor machines for a new hospital cleaning contract
cahaya   | contract   | Conventional | return  | 140000 | 10.20 | 12   | B     |           | 180    | issued       | 100  | on_time | Solar panels for a cold store in Port Klang
klinik   | term       | Conventional | equal   | 18000  | 7.80  | 6    | AA    | Arumugam a/l Vellu | 172 | issued | 100  | on_time | Chairs and sterilisers for two treatment rooms
kinabalu | term       | Conventional | equal   | 95000  | 13.00 | 24   | C     |           | 150    | expired      | 46   | on_time | A second shop in Tawau with its first stock
tekstil  | term       | Shariah      | equal   | 85000  | 10.60 | 12   | B     |           | 140    | issued       | 100  | on_time paid_too_much | Four automatic looms to replace machines of 1998
bakau    | receivable | Conventional | bullet  | 38000  | 11.60 | 6    | B     |           | 126    | issued       | 100  | on_time | Export invoice for dried anchovies to Singapore
bersih   | term       | Conventional | equal   | 22000  | 17.20 | 9    | E     |           | 118    | issued       | 100  | 2       | Wages and uniforms for two government buildings
borneo   | term       | Conventional | equal   | 40000  | 14.90 | 6    | D     |           | 112    | cancelled    | 100  | on_time | Deposit for a drying yard in Samarahan
teras    | contract   | Shariah      | equal   | 48000  | 8.90  | 6    | A     |           | 104    | issued       | 88   | on_time | Building a stock system for a chain of pharmacies
nonya    | term       | Shariah      | equal   | 26000  | 11.40 | 6    | B     |           | 92     | issued       | 100  | 2 settled_early | Packing line for chilled ready meals
kinabalu | receivable | Conventional | bullet  | 28000  | 12.40 | 2    | C     |           | 80     | issued       | 100  | 0       | Invoice to a resort for thirty sets of diving equipment
tekstil  | payable    | Shariah      | bullet  | 60000  | 13.40 | 3    | C     |           | 77     | issued       | 100  | on_time | Cotton yarn for school uniforms
lestari  | term       | Shariah      | equal   | 30000  | 14.20 | 12   | D     |           | 70     | lapsed       | 0    | on_time | Drip irrigation for the second plot
cahaya   | term       | Conventional | equal   | 110000 | 9.60  | 24   | A     |           | 66     | issued       | 100  | on_time | A workshop of our own in Shah Alam
roti     | contract   | Shariah      | return  | 88000  | 9.00  | 9    | A     |           | 45     | issued       | 100  | on_time | Ingredients for a yearly supply contract with forty schools
bersih   | term       | Conventional | equal   | 30000  | 17.80 | 12   | E     |           | 32     | rejected     | 0    | on_time | Vehicles for a contract that is not signed yet
klinik   | term       | Conventional | equal   | 32000  | 8.00  | 12   | AA    | Arumugam a/l Vellu | 22 | issued  | 100  | on_time | Opening of a branch in Nilai
tekstil  | term       | Shariah      | equal   | 70000  | 10.90 | 12   | B     |           | 9      | listed       | 93   | on_time | Dyeing plant that recovers most of its water
nonya    | contract   | Shariah      | equal   | 24000  | 11.00 | 6    | B     |           | 8      | funded       | 100  | on_time | Meals for a construction camp, six months
borneo   | term       | Conventional | equal   | 60000  | 13.10 | 12   | C     |           | 7      | funded       | 100  | on_time | Kiln for drying acacia boards
lestari  | contract   | Shariah      | equal   | 30000  | 12.70 | 6    | C     |           | 5      | issued       | 100  | on_time | Bananas for a supply contract with three hotels
roti     | term       | Shariah      | equal   | 52000  | 9.30  | 9    | A     |           | 5      | listed       | 64   | on_time | Packaging machine for export orders
bakau    | payable    | Conventional | bullet  | 42000  | 12.10 | 4    | C     |           | 4      | listed       | 31   | on_time | Ice, salt and boxes paid to suppliers early
kinabalu | term       | Conventional | return  | 36000  | 11.80 | 6    | B     |           | 3      | listed       | 8    | on_time | Online shop and a small depot in Tawau
teras    | receivable | Conventional | bullet  | 33000  | 9.10  | 3    | A     |           | 1      | listed       | 0    | on_time | Invoice to a public hospital for software support
roti     | receivable | Shariah      | bullet  | 27000  | 9.40  | 3    | A     |           | 0      | offered      | 0    | on_time | Invoice to a hypermarket for October deliveries
cahaya   | contract   | Conventional | equal   | 160000 | 10.40 | 18   | B     |           | 0      | offered      | 0    | on_time | Electrical works for a bus depot
lestari  | payable    | Shariah      | bullet  | 21000  | 13.90 | 3    | C     |           | 0      | proposed     | 0    | on_time | Fertiliser for the first half of next year
klinik   | term       | Conventional | equal   | 45000  | 8.60  | 18   | A     |           | 0      | under_review | 0    | on_time | Laser unit and training for four dentists
roti     | term       | Shariah      | equal   | 98000  | 9.80  | 24   | A     |           | 0      | under_review | 0    | on_time | Land next to the factory for a loading yard
`);

/** Notes that are there for the turn they take; they come last, so that chance deals the others what it always did. */
const unusual = readTable(`
issuer   | type       | contract     | profile | amount | rate  | term | grade | guarantor           | listed | fate   | fill | pays                    | purpose
bintang  | receivable | Conventional | bullet  | 9000   | 15.20 | 1    | D     |                     | 234    | issued | 100  | 0 written_off           | Invoice to an estate for hauling fertiliser
bintang  | receivable | Conventional | bullet  | 12000  | 15.80 | 3    | D     | Jalil bin Mat Nor   | 205    | issued | 100  | 0 guarantor_paid        | Invoice to a mill for carrying palm fruit by night
roti     | receivable | Shariah      | bullet  | 6000   | 9.60  | 2    | A     |                     | 58     | issued | 100  | on_time over_subscribed | Invoice to a chain of cafes for a month of bread
`);

/** The notes of the year. */
export const plannedNotes: readonly PlannedNote[] = [...ordinary, ...unusual].map((row) => ({
  issuer: row.text('issuer'),
  type: types[row.oneOf('type', ['term', 'payable', 'receivable', 'contract'])],
  contract: row.oneOf('contract', noteContracts),
  profile: profiles[row.oneOf('profile', ['equal', 'bullet', 'return'])],
  amount: row.whole('amount'),
  rate: row.text('rate'),
  termMonths: row.whole('term'),
  grade: row.oneOf(
    'grade',
    gradeBands.map((band) => band.grade),
  ),
  guarantor: row.text('guarantor') === '' ? null : row.text('guarantor'),
  listedDaysAgo: row.whole('listed'),
  fate: row.oneOf('fate', fates),
  fillPercent: row.whole('fill'),
  ...paymentOf(row.text('pays')),
  purpose: row.text('purpose'),
}));

/** Reads how a note is paid, and after a blank the turn that it takes. */
function paymentOf(text: string): Pick<PlannedNote, 'pays' | 'turn'> {
  const [conduct = '', name] = text.split(' ');
  const turn = turns.find((one) => one === name) ?? null;
  if (name !== undefined && turn === null) throw new Error(`No note takes the turn ${name}.`);
  return { pays: conduct === 'on_time' || conduct === 'slips' ? conduct : Number(conduct), turn };
}
