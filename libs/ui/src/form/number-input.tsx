import { latinDigits } from '@arogya/domain/phones/plain';
import { InputNumber, type InputNumberProps } from 'antd';

/** As antd reads a number, from digits of any script: '३४' is 34. */
const parsed = (text: string | undefined): string => latinDigits(text ?? '').replaceAll(/[^\w.-]+/gu, '');

/** A number to type, in the digits of any script. */
export const NumberInput = (props: InputNumberProps) => <InputNumber {...props} parser={parsed} />;
