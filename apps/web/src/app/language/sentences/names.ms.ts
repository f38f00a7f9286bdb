import type { financingTypes, noteContracts } from '@titian/contracts/constants';
import type {
  businessIndustries,
  entityTypes,
  repaymentProfiles,
} from '@titian/contracts/reference/business-lists';
import type {
  assetRanges,
  genders,
  identityTypeChoices,
  incomeRanges,
  knowledgeLevels,
  occupations,
  riskTolerances,
  sourcesOfFunds,
} from '@titian/contracts/reference/people-lists';

/** Every name of a reference list, so that none can be forgotten. */
type NamesOf<List extends readonly { readonly name: string }[]> = Readonly<
  Record<List[number]['name'], string>
>;

const industries: NamesOf<typeof businessIndustries> = {
  'Agriculture, forestry and fishing': 'Pertanian, perhutanan dan perikanan',
  'Mining and quarrying': 'Perlombongan dan pengkuarian',
  Manufacturing: 'Pembuatan',
  'Electricity, gas, steam and air conditioning supply': 'Bekalan elektrik, gas, wap dan penyaman udara',
  'Water supply, sewerage, waste management and remediation':
    'Bekalan air, pembetungan, pengurusan sisa dan pemulihan',
  Construction: 'Pembinaan',
  'Wholesale and retail trade, repair of motor vehicles and motorcycles':
    'Perdagangan borong dan runcit, pembaikan kenderaan bermotor dan motosikal',
  'Transportation and storage': 'Pengangkutan dan penyimpanan',
  'Accommodation and food service': 'Penginapan dan perkhidmatan makanan',
  'Information and communication': 'Maklumat dan komunikasi',
  'Financial and insurance or takaful': 'Kewangan dan insurans atau takaful',
  'Real estate': 'Hartanah',
  'Professional, scientific and technical': 'Profesional, saintifik dan teknikal',
  'Administrative and support service': 'Pentadbiran dan khidmat sokongan',
  'Public administration and defence, compulsory social security':
    'Pentadbiran awam dan pertahanan, keselamatan sosial wajib',
  Education: 'Pendidikan',
  'Human health and social work': 'Kesihatan manusia dan kerja sosial',
  'Arts, entertainment and recreation': 'Kesenian, hiburan dan rekreasi',
  'Other services': 'Perkhidmatan lain',
  'Households as employers or producing for their own use':
    'Isi rumah sebagai majikan atau pengeluar untuk kegunaan sendiri',
  'Extraterritorial organisations and bodies': 'Organisasi dan badan luar wilayah',
};

const companies: NamesOf<typeof entityTypes> & NamesOf<typeof repaymentProfiles> = {
  'Sole proprietorship': 'Milikan tunggal',
  Partnership: 'Perkongsian',
  'Limited liability partnership': 'Perkongsian liabiliti terhad',
  'Private limited company': 'Syarikat sendirian berhad',
  'Public company': 'Syarikat awam',
  'Equal monthly payments': 'Bayaran bulanan yang sama',
  'One payment at maturity': 'Satu bayaran pada tarikh matang',
  'Monthly return, principal at maturity': 'Pulangan bulanan, prinsipal pada tarikh matang',
};

const people: NamesOf<typeof identityTypeChoices> &
  NamesOf<typeof genders> &
  NamesOf<typeof occupations> &
  NamesOf<typeof sourcesOfFunds> &
  NamesOf<typeof riskTolerances> &
  NamesOf<typeof knowledgeLevels> = {
  MyKad: 'MyKad',
  'Old IC': 'Kad pengenalan lama',
  Passport: 'Pasport',
  Army: 'Tentera',
  Police: 'Polis',
  Male: 'Lelaki',
  Female: 'Perempuan',
  Unemployed: 'Tidak bekerja',
  Student: 'Pelajar',
  'Full time': 'Sepenuh masa',
  'Part time': 'Separuh masa',
  'Self employed': 'Bekerja sendiri',
  Retired: 'Bersara',
  'Salary and bonuses': 'Gaji dan bonus',
  Pension: 'Pencen',
  'Savings or investment': 'Simpanan atau pelaburan',
  'Property or asset sale': 'Jualan hartanah atau aset',
  'Company profits or sale': 'Keuntungan atau jualan syarikat',
  'Inheritance or gift': 'Warisan atau hadiah',
  Conservative: 'Konservatif',
  Balanced: 'Seimbang',
  Aggressive: 'Agresif',
  Unaware: 'Tidak tahu',
  'Understands but has not invested': 'Faham tetapi belum melabur',
  'One to three years': 'Satu hingga tiga tahun',
  'Professional or more than three years': 'Profesional atau lebih daripada tiga tahun',
};

const amounts: NamesOf<typeof incomeRanges> & NamesOf<typeof assetRanges> = {
  '50,000 & below': '50,000 & ke bawah',
  '50,000 - 100,000': '50,000 - 100,000',
  '100,000 - 150,000': '100,000 - 150,000',
  '150,000 - 300,000': '150,000 - 300,000',
  '100,000 - 250,000': '100,000 - 250,000',
  '250,000 - 500,000': '250,000 - 500,000',
  '300,000 - 500,000': '300,000 - 500,000',
  '500,000 - 1,000,000': '500,000 - 1,000,000',
  '1,000,000 - 3,000,000': '1,000,000 - 3,000,000',
  'Above 1,000,000': 'Lebih 1,000,000',
  'Above 3,000,000': 'Lebih 3,000,000',
};

const financing: Readonly<Record<(typeof financingTypes)[number] | (typeof noteContracts)[number], string>> =
  {
    'Term Financing': 'Pembiayaan Berjangka',
    'Invoice Financing - Payable': 'Pembiayaan Invois - Belum Bayar',
    'Invoice Financing - Receivable': 'Pembiayaan Invois - Belum Terima',
    'Contract Financing': 'Pembiayaan Kontrak',
    Conventional: 'Konvensional',
    Shariah: 'Syariah',
  };

/** The names of the reference lists in Bahasa Malaysia. */
export const malayNames = { ...industries, ...companies, ...people, ...amounts, ...financing };
