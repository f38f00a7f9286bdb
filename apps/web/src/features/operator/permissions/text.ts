import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('operator-permissions', {
  title: 'Permissions',
  subtitle:
    'What each role may do. Two administrators take permissions away and give them back, and set limits.',
  permission: 'Permission',
  roles: 'Roles',
  group: {
    proposals: 'Proposals',
    views: 'Pages and lists',
    personalData: 'Files and unmasked numbers',
    acts: 'Actions without a second operator',
  },
  waiting: 'A change of permissions is proposed. It has to be decided before the next one.',
  readOnly: 'Administrators propose changes.',
  fixed: 'Stays with the role, so that permissions can always be given back.',
  asBuiltIn: 'As built in',
  changed: '{{at}}, proposed by {{maker}}, approved by {{checker}}',
  drafted: 'Draft',
  holds: '{{role}} holds this permission',
  limit: 'Limit for {{role}}',
  limitHint: 'For making and checking. Empty: every amount.',
  effective: 'In force',
  since: 'Last change',
  draft: {
    title: 'Proposed changes',
    before: 'Before',
    after: 'After',
    cell: 'Role and permission',
    action: 'Action',
    submit: 'Propose changes',
    discard: 'Discard changes',
    remove: 'Remove {{cell}}',
    effect: 'It takes effect within two seconds of the approval, for everybody with the role.',
    standstill: 'I confirm that this stands still, above a limit or altogether: {{kinds}}',
    standstillHint: 'Fewer than two active operators could make and check it for every amount.',
  },
});
