import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Application } from '../lib/use-application.ts';
import type { TextField } from '../lib/values.ts';
import { Remark } from './remarks.tsx';

interface FieldProps extends GetInputPropsReturnType {
  readonly description?: ReactNode;
}

/** What the inputs of a step are given: value, error, and the operator's remark beside the help. */
export function fieldsOf({ form, remarks }: Application) {
  return (field: TextField, help?: string): FieldProps => {
    const said = remarks.filter((one) => one.field === field);
    const props = form.getInputProps(field);
    if (said.length === 0 && help === undefined) {
      return props;
    }
    return {
      ...props,
      description: (
        <>
          {help}
          {said.map(({ text }) => (
            <Remark key={text} text={text} />
          ))}
        </>
      ),
    };
  };
}
