using System;
using System.Linq;

/// <summary>An error that is part of the contract, such as <c>new Rejection("citations.invalid")</c>.</summary>
public sealed class Rejection : Exception
{
    public readonly string Code;

    public Rejection(string code) : base(code)
    {
        Code = code;
    }

    /// <summary>The input does not have the shape that its subsystem declares.</summary>
    public static Rejection Malformed => new Rejection("input.malformed");
}

/// <summary>How every subsystem reads the members of an input, and refuses one of another shape.</summary>
public static class Contract
{
    /// <summary>An object that has all required members, perhaps some optional ones, and no
    /// others.</summary>
    public static JsonObject Members(this Json value, string[] needed, params string[] optional)
    {
        if (!(value is JsonObject members)) throw Rejection.Malformed;
        if (!needed.All(name => members.Names.Contains(name))) throw Rejection.Malformed;
        if (!members.Names.All(name => needed.Contains(name) || optional.Contains(name))) throw Rejection.Malformed;
        return members;
    }

    public static JsonArray Array(this Json value) => value as JsonArray ?? throw Rejection.Malformed;

    public static bool Boolean(this Json value) => (value as JsonBoolean)?.Value ?? throw Rejection.Malformed;

    /// <summary>A whole number up to 2^53 - 1 in size, however it is written: 3, 3.0 and 30e-1 are the
    /// same.</summary>
    public static long Integer(this Json value) => (value as JsonNumber)?.Integer ?? throw Rejection.Malformed;
}
