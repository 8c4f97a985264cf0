using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

/// <summary>A JSON value (RFC 8259): its strict reader, and its writer as <c>ToString()</c>.</summary>
public abstract class Json
{
    /// <summary>The member of that name; null if this is no object, or has none.</summary>
    public virtual Json this[string name]
    {
        get => null;
        set => throw new InvalidOperationException("only an object has members");
    }

    /// <summary>Reads the one value that the string holds, or throws a FormatException.</summary>
    public static Json Parse(string text) => new JsonParser(text).Whole();
}

public sealed class JsonNull : Json
{
    public override string ToString() => "null";
}

public sealed class JsonBoolean : Json
{
    public readonly bool Value;

    public JsonBoolean(bool value)
    {
        Value = value;
    }

    public override string ToString() => Value ? "true" : "false";
}

/// <summary>A number, kept as it was written.</summary>
public sealed class JsonNumber : Json
{
    const long Largest = (1L << 53) - 1;

    public readonly string Text;

    public JsonNumber(string text)
    {
        Text = text;
    }

    public JsonNumber(long value) : this(value.ToString(CultureInfo.InvariantCulture)) {}

    /// <summary>The whole number that this is, if its size is at most 2^53 - 1.</summary>
    public long? Integer
    {
        get
        {
            var parts = Text.TrimStart('-').Split('e', 'E');
            var mantissa = parts[0].Split('.');
            var digits = string.Concat(mantissa);
            var significant = digits.TrimEnd('0');
            if (significant == "") return 0;
            var power = digits.Length - significant.Length - (digits.Length - mantissa[0].Length);
            if (parts.Length > 1)
            {
                // Whatever does not fit into these types is far out of range.
                var culture = CultureInfo.InvariantCulture;
                if (!short.TryParse(parts[1], NumberStyles.AllowLeadingSign, culture, out var shift)) return null;
                power += shift;
            }
            if (power < 0 || power > 16) return null;
            significant += new string('0', power);
            if (!long.TryParse(significant, NumberStyles.None, CultureInfo.InvariantCulture, out var size)) return null;
            if (size > Largest) return null;
            return Text[0] == '-' ? -size : size;
        }
    }

    public override string ToString() => Text;
}

public sealed class JsonString : Json
{
    public readonly string Value;

    public JsonString(string value)
    {
        Value = value;
    }

    public override string ToString()
    {
        var quoted = new StringBuilder("\"", Value.Length + 2);
        foreach (var unit in Value)
        {
            switch (unit)
            {
                case '"': quoted.Append("\\\""); break;
                case '\\': quoted.Append("\\\\"); break;
                case '\n': quoted.Append("\\n"); break;
                case '\r': quoted.Append("\\r"); break;
                case '\t': quoted.Append("\\t"); break;
                default:
                    if (unit < ' ') quoted.AppendFormat("\\u{0:x4}", (int)unit);
                    else quoted.Append(unit);
                    break;
            }
        }
        return quoted.Append('"').ToString();
    }
}

public sealed class JsonArray : Json, IEnumerable<Json>
{
    readonly List<Json> values;

    public JsonArray(IEnumerable<Json> values)
    {
        this.values = values.ToList();
    }

    public IEnumerator<Json> GetEnumerator() => values.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public override string ToString() => "[" + string.Join(",", values) + "]";
}

public sealed class JsonObject : Json
{
    readonly Dictionary<string, Json> members;

    public JsonObject() : this(new Dictionary<string, Json>()) {}

    public JsonObject(Dictionary<string, Json> members)
    {
        this.members = members;
    }

    public IEnumerable<string> Names => members.Keys;

    public override Json this[string name]
    {
        get => members.TryGetValue(name, out var value) ? value : null;
        set => members[name] = value;
    }

    public override string ToString() =>
        "{" + string.Join(",", members.Select(member => new JsonString(member.Key) + ":" + member.Value)) + "}";
}

/// <summary>A parser by recursive descent, with a method for each rule of the grammar.</summary>
sealed class JsonParser
{
    /// <summary>How deeply arrays and objects may be nested.</summary>
    const int MaximumDepth = 512;

    readonly string text;
    int position;

    public JsonParser(string text)
    {
        this.text = text;
    }

    public Json Whole()
    {
        var value = Value(0);
        SkipSpace();
        if (position < text.Length) throw Fault("something follows the value");
        return value;
    }

    FormatException Fault(string problem) => new FormatException($"{problem} at character {position}");

    /// <summary>The next character; at the end, one that JSON never has.</summary>
    char Peek() => position < text.Length ? text[position] : '\0';

    bool Take(char unit)
    {
        if (position == text.Length || text[position] != unit) return false;
        position++;
        return true;
    }

    void Expect(char unit, string problem)
    {
        if (!Take(unit)) throw Fault(problem);
    }

    void SkipSpace()
    {
        while (" \t\n\r".IndexOf(Peek()) >= 0) position++;
    }

    Json Value(int depth)
    {
        if (depth > MaximumDepth) throw Fault("arrays and objects are nested too deeply");
        SkipSpace();
        switch (Peek())
        {
            case '{': return Object(depth);
            case '[': return Array(depth);
            case '"': return new JsonString(String());
            case 't': return Word("true", new JsonBoolean(true));
            case 'f': return Word("false", new JsonBoolean(false));
            case 'n': return Word("null", new JsonNull());
            default: return Number();
        }
    }

    Json Word(string word, Json value)
    {
        if (string.CompareOrdinal(text, position, word, 0, word.Length) != 0) throw Fault("no value begins like this");
        position += word.Length;
        return value;
    }

    JsonArray Array(int depth)
    {
        var values = new List<Json>();
        position++;
        SkipSpace();
        if (Take(']')) return new JsonArray(values);
        do
        {
            values.Add(Value(depth + 1));
            SkipSpace();
        } while (Take(','));
        Expect(']', "a comma or ] is expected");
        return new JsonArray(values);
    }

    JsonObject Object(int depth)
    {
        var members = new JsonObject();
        position++;
        SkipSpace();
        if (Take('}')) return members;
        do
        {
            SkipSpace();
            var name = String();
            SkipSpace();
            Expect(':', "a colon is expected");
            members[name] = Value(depth + 1);
            SkipSpace();
        } while (Take(','));
        Expect('}', "a comma or } is expected");
        return members;
    }

    JsonNumber Number()
    {
        var start = position;
        Take('-');
        if (!Take('0')) Digits();
        if (Take('.')) Digits();
        if (Take('e') || Take('E'))
        {
            if (!Take('+')) Take('-');
            Digits();
        }
        return new JsonNumber(text.Substring(start, position - start));
    }

    void Digits()
    {
        var start = position;
        while (Peek() >= '0' && Peek() <= '9') position++;
        if (position == start) throw Fault("a digit is expected");
    }

    string String()
    {
        Expect('"', "a quotation mark is expected");
        var result = new StringBuilder();
        while (position < text.Length)
        {
            var unit = text[position++];
            if (unit == '"') return result.ToString();
            if (unit == '\\') result.Append(Escape());
            else if (unit < ' ') throw Fault("a control character stands unescaped in a string");
            else result.Append(unit);
        }
        throw Fault("a string does not end");
    }

    string Escape()
    {
        var unit = Peek();
        position++;
        switch (unit)
        {
            case '"':
            case '\\':
            case '/': return unit.ToString();
            case 'b': return "\b";
            case 'f': return "\f";
            case 'n': return "\n";
            case 'r': return "\r";
            case 't': return "\t";
            case 'u': return CodePoint();
            default: throw Fault("there is no such escape");
        }
    }

    string CodePoint()
    {
        var high = Hexadecimal();
        if (!char.IsSurrogate(high)) return high.ToString();
        if (char.IsHighSurrogate(high) && Take('\\') && Take('u'))
        {
            var low = Hexadecimal();
            if (char.IsLowSurrogate(low)) return new string(new[] { high, low });
        }
        throw Fault("a surrogate stands alone");
    }

    char Hexadecimal()
    {
        var unit = 0;
        for (var i = 0; i < 4; i++)
        {
            var digit = "0123456789abcdef".IndexOf(char.ToLowerInvariant(Peek()));
            if (digit < 0) throw Fault("four hexadecimal digits are expected");
            unit = unit << 4 | digit;
            position++;
        }
        return (char)unit;
    }
}
